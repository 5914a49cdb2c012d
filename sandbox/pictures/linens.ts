/** A laid table: its wall, its cloth, the colour of the shadows on it and of the woven line. */
export interface Linen {
  wallTop: string;
  wallBottom: string;
  clothBack: string;
  clothFront: string;
  shadow: string;
  weave: string;
  isDark: boolean;
  weaveOpacity: number;
}

type Tones = [
  wallTop: string,
  wallBottom: string,
  back: string,
  front: string,
  shadow: string,
  weave: string,
];

function linen(tones: Tones, isDark: boolean, weaveOpacity: number): Linen {
  const [wallTop, wallBottom, clothBack, clothFront, shadow, weave] = tones;
  return { wallTop, wallBottom, clothBack, clothFront, shadow, weave, isDark, weaveOpacity };
}

const light = (...tones: Tones) => linen(tones, false, 0.2);
const dark = (...tones: Tones) => linen(tones, true, 0.15);

export const LINENS = {
  sand: light('#FBF1E2', '#F3DFC4', '#EBD0AC', '#DDB98C', '#6B4320', '#A9763F'),
  apricot: light('#FDE6CF', '#F9CFA5', '#F3B982', '#E79C5F', '#7A3A10', '#B85F22'),
  blush: light('#FCE7E2', '#F6CCC4', '#EEB3A9', '#DE938A', '#6E2320', '#A84A44'),
  sage: light('#EEF3E2', '#D8E3C2', '#C3D3A6', '#A6BB85', '#38471F', '#6C8447'),
  tile: light('#E4F2F0', '#BFDFDC', '#A0CDC9', '#7AB4B0', '#174846', '#2F7D7A'),
  saffron: light('#FFF0C9', '#FADB8C', '#F3C55C', '#E3A632', '#6C4300', '#A87200'),
  plum: light('#F0E6F0', '#DCC8DD', '#C8AACA', '#AC86B0', '#43204A', '#7A4B82'),
  oat: light('#F7F3EC', '#E9E1D3', '#DED3C1', '#C9BAA2', '#4F4130', '#8A7654'),
  sky: light('#E8EFF7', '#C9D9EA', '#B2C8E0', '#8FAED0', '#1E3552', '#43658F'),
  pome: dark('#C23A50', '#A31F38', '#8D162E', '#6B0E21', '#2A030B', '#F0A9A0'),
  walnut: dark('#8B6246', '#6E4932', '#5B3A27', '#41281A', '#150A04', '#D7A77C'),
  indigo: dark('#4A629B', '#33497D', '#283B69', '#1B294C', '#070C1C', '#9DB2E3'),
  pine: dark('#3E6B58', '#2B5243', '#214336', '#163026', '#04110B', '#9CCBB4'),
  ember: dark('#A2593A', '#844127', '#6E331D', '#4E2111', '#1B0802', '#F2B48A'),
} satisfies Record<string, Linen>;

export type LinenName = keyof typeof LINENS;

/** The linens that go with a kind of food; the place in a row is the number of the picture, counted from 1. */
export const LINEN_ROWS = {
  warm: ['sand', 'apricot', 'blush', 'sage', 'saffron', 'oat'],
  fresh: ['sage', 'tile', 'oat', 'saffron', 'sky'],
  sweet: ['blush', 'plum', 'saffron', 'oat', 'tile'],
  grill: ['walnut', 'ember', 'pome', 'pine', 'indigo'],
  night: ['walnut', 'pome', 'indigo', 'pine'],
  supra: ['saffron', 'indigo', 'sage', 'pome', 'apricot', 'plum'],
  asian: ['pine', 'tile', 'plum', 'indigo', 'oat'],
  street: ['saffron', 'tile', 'blush', 'sky', 'ember'],
} satisfies Record<string, LinenName[]>;

export type LinenRow = keyof typeof LINEN_ROWS;
