def tell_end(*a):
    raise NotImplementedError
