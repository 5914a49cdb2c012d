#!/usr/bin/env python3
"""Makes public/fonts/*.woff2 from the families beside this file, and prints the unicode-range of each. See README.md."""

from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools import subset
from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.merge import Merger
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.varLib import build, instancer

HERE = Path(__file__).parent
FONTS = HERE.parent.parent.parent / "public" / "fonts"

# Weights that the styles use. The sources have one master beyond 400, so that the two ends are all there is between them.
LIGHT, BOLD = 400, 700

SOURCES = ["onest-latin", "onest-cyrillic", "onest-kazakh", "onest-tenge", "noto-georgian", "noto-lari"]


def letters(text):
    return {ord(letter) for letter in text}


HYPHEN, NON_BREAKING_HYPHEN, TILDE, ALMOST_EQUAL = 0x2D, 0x2011, 0x7E, 0x2248
LATIN = set(range(0x20, 0x7F)) | letters("\u00a0«·»×é‑–—‘’“”„•…−≈№₸₾")
CYRILLIC = set(range(0x410, 0x450)) | letters("ЁёӘәҒғҚқҢңӨөҰұҮүҺһІі")
GEORGIAN = set(range(0x10D0, 0x10F1))
# The languages' names for themselves stand on pages of the others.
NAMES = letters("РусскийҚазақшаქართული")

FILES = {"onest": LATIN | CYRILLIC | NAMES, "onest-georgian": LATIN | GEORGIAN | NAMES}
REST = "onest-extra"


def add_almost_equal(font):
    """Two tildes, one over the other: Onest has no such sign."""
    tilde = font.getBestCmap()[TILDE]
    outline = DecomposingRecordingPen(font.getGlyphSet())
    font.getGlyphSet()[tilde].draw(outline)
    pen = TTGlyphPen(None)
    for shift in (-130, 130):
        outline.replay(TransformPen(pen, (1, 0, 0, 1, 0, shift)))
    name = "approxequal"
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"][name] = pen.glyph()
    font["glyf"][name].recalcBounds(font["glyf"])
    font["hmtx"][name] = (font["hmtx"][tilde][0], font["glyf"][name].xMin)
    font["cmap"].getcmap(3, 1).cmap[ALMOST_EQUAL] = name


def static(name, weight):
    """A source at one weight, with the signs that it lacks."""
    font = TTFont(HERE / f"{name}.woff2")
    for glyph in font.getGlyphOrder():
        font["gvar"].variations.setdefault(glyph, [])
    font = instancer.instantiateVariableFont(font, {"wght": weight})
    font.flavor = None
    if TILDE in font.getBestCmap():
        for table in font["cmap"].tables:
            table.cmap[NON_BREAKING_HYPHEN] = table.cmap[HYPHEN]
        add_almost_equal(font)
    return font


def narrow(font, wanted):
    options = subset.Options()
    options.layout_features = ["kern", "tnum"]
    options.notdef_outline = True
    # The families have no hints, but what says so stays: else some rasterisers hint by themselves, which moves letters apart.
    options.drop_tables += ["STAT", "MVAR"]
    narrower = subset.Subsetter(options)
    narrower.populate(unicodes=wanted)
    narrower.subset(font)
    return font


def covered(name):
    return set(static(name, LIGHT).getBestCmap())


def shares(wanted):
    """Which source gives which letters: the first that has one."""
    left = set(wanted)
    for name in SOURCES:
        share = left & covered(name)
        left -= share
        if share:
            yield name, share
    if left:
        raise SystemExit(f"no source has {''.join(map(chr, sorted(left)))}")


def master(parts, weight, folder):
    files = []
    for name, share in parts:
        files.append(str(folder / f"{name}-{weight}.ttf"))
        narrow(static(name, weight), share).save(files[-1])
    merged = Merger().merge(files)
    # One baseline for all files, that of Onest; Noto’s is another.
    onest = TTFont(HERE / "onest-latin.woff2")
    for table, fields in {
        "hhea": ["ascent", "descent", "lineGap"],
        "OS/2": ["sTypoAscender", "sTypoDescender", "sTypoLineGap", "usWinAscent", "usWinDescent"],
    }.items():
        for field in fields:
            setattr(merged[table], field, getattr(onest[table], field))
    path = str(folder / f"master-{weight}.ttf")
    merged.save(path)
    return path


def make(name, wanted):
    parts = list(shares(wanted))
    with TemporaryDirectory() as folder:
        design = DesignSpaceDocument()
        axis = AxisDescriptor(tag="wght", name="Weight", minimum=LIGHT, default=LIGHT, maximum=BOLD)
        design.addAxis(axis)
        for weight in (LIGHT, BOLD):
            path = master(parts, weight, Path(folder))
            design.addSource(SourceDescriptor(font=TTFont(path), path=path, location={"Weight": weight}))
        font, _, _ = build(design)
    for table in ("STAT", "MVAR"):
        if table in font:
            del font[table]
    font["head"].modified = font["head"].created
    font.flavor = "woff2"
    font.save(FONTS / f"{name}.woff2")
    print(name, (FONTS / f"{name}.woff2").stat().st_size, unicode_range(wanted), sep="\n  ")


def unicode_range(points):
    runs = []
    for point in sorted(points):
        if runs and runs[-1][1] == point - 1:
            runs[-1][1] = point
        else:
            runs.append([point, point])
    return ", ".join(f"U+{a:04X}" if a == b else f"U+{a:04X}-{b:04X}" for a, b in runs)


if __name__ == "__main__":
    for file, wanted in FILES.items():
        make(file, wanted)
    make(REST, set().union(*map(covered, SOURCES)) - FILES["onest"] - GEORGIAN - {0x0D, 0x00})
