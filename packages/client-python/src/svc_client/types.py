"""Names for annotations: `types.Scan`. Type checkers read types.pyi; at run time every answer is a Model."""

from ._model import Model


def __getattr__(name: str) -> type[Model]:
    if name.startswith("_"):
        raise AttributeError(name)
    return Model
