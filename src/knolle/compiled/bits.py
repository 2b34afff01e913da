"""Bit instructions that numba does not offer: population count, lowest bit, n-th set bit, wide multiplication.

Each has a plain Python twin for NUMBA_DISABLE_JIT=1; the n-th set bit also has a portable form for processors without
BMI2.
"""

import llvmlite.binding as llvm
import numba
import numpy as np
from llvmlite import ir
from numba import uint64
from numba.extending import intrinsic

INTERPRETED = bool(numba.config.DISABLE_JIT)
I64, I128 = ir.IntType(64), ir.IntType(128)


def has_pdep() -> bool:
    """Return whether this processor has the BMI2 instruction that finds the n-th set bit in one step."""
    try:
        return bool(llvm.get_host_cpu_features().get("bmi2", False))
    except RuntimeError:  # LLVM does not recognise this processor
        return False


@intrinsic
def _popcount(typing, mask):
    return uint64(uint64), lambda context, builder, signature, args: builder.ctpop(args[0])


@intrinsic
def _lowest(typing, mask):
    def build(context, builder, signature, args):
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

    return uint64(uint64), build


@intrinsic
def _pdep(typing, source, mask):
    def build(context, builder, signature, args):
        shape = ir.FunctionType(I64, [I64, I64])
        return builder.call(builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", fnty=shape), args)

    return uint64(uint64, uint64), build


@intrinsic
def _multiply_fold(typing, a, b):
    def build(context, builder, signature, args):
        product = builder.mul(builder.zext(args[0], I128), builder.zext(args[1], I128))
        high = builder.trunc(builder.lshr(product, ir.Constant(I128, 64)), I64)
        return builder.xor(high, builder.trunc(product, I64))

    return uint64(uint64, uint64), build


@intrinsic
def _borrowed(typing, array):
    """Return an array that nobody counts: its owner keeps it for as long as this one is used."""

    def build(context, builder, signature, args):
        plain = context.make_array(array)(context, builder, value=args[0])
        plain.meminfo = plain.parent = ir.Constant(plain.meminfo.type, None)
        return plain._getvalue()

    return array(array), build


def _plain_borrowed(array):
    return array


@numba.njit
def _nth_bit_fast(mask, n):
    return _pdep(uint64(1) << n, mask)


@numba.njit
def _nth_bit_portable(mask, n):
    while n > uint64(0):
        mask &= mask - uint64(1)
        n -= uint64(1)
    return mask & (~mask + uint64(1))


def _plain_popcount(mask):
    return np.uint64(int(mask).bit_count())


def _plain_lowest(mask):
    return np.uint64((int(mask) & -int(mask)).bit_length() - 1)


def _plain_multiply_fold(a, b):
    product = int(a) * int(b)
    return np.uint64((product >> 64) ^ (product & (2**64 - 1)))


if INTERPRETED:
    popcount, lowest, multiply_fold, nth_bit = _plain_popcount, _plain_lowest, _plain_multiply_fold, _nth_bit_portable
    borrowed = _plain_borrowed
else:
    popcount, lowest, multiply_fold, borrowed = _popcount, _lowest, _multiply_fold, _borrowed
    nth_bit = _nth_bit_fast if has_pdep() else _nth_bit_portable

__all__ = ["INTERPRETED", "borrowed", "has_pdep", "lowest", "multiply_fold", "nth_bit", "popcount"]
