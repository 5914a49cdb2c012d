import type { BrandName } from './covers';
import type { FoodName } from './foods';

/** A brand's sign: one food on a coloured tile. */
export interface Logo {
  food: FoodName;
  ground: [light: string, dark: string];
  line: string;
}

const logo = (food: FoodName, light: string, dark: string, line: string): Logo => ({
  food,
  ground: [light, dark],
  line,
});

/** One logo for every brand. */
export const LOGOS: Record<BrandName, Logo> = {
  samal: logo('noodles', '#FDE6CF', '#F3B982', '#B5213C'),
  kymyz: logo('pialaKumis', '#E4F2F0', '#A0CDC9', '#174846'),
  shanyraq: logo('kazy', '#8B6246', '#41281A', '#D7A77C'),
  qazan: logo('moundPlov', '#3E6B58', '#163026', '#F3C55C'),
  ili: logo('chili', '#FCE7E2', '#EEB3A9', '#8D162E'),
  zhetisu: logo('apple', '#EEF3E2', '#C3D3A6', '#38471F'),
  fergana: logo('grapes', '#F0E6F0', '#C8AACA', '#43204A'),
  komir: logo('fire', '#5A5452', '#262321', '#F2B48A'),
  dala: logo('skewerLamb', '#F3DFC4', '#DDB98C', '#6B4320'),
  tez: logo('wrap', '#7AB4B0', '#174846', '#FFF0C9'),
  'nan-et': logo('taco', '#C23A50', '#6B0E21', '#FADB8C'),
  burgerhana: logo('burger', '#E8EFF7', '#8FAED0', '#1E3552'),
  steppe: logo('burger', '#A2593A', '#4E2111', '#FFF0C9'),
  piano: logo('pizza', '#FFFFFF', '#E6DCD0', '#232020'),
  bazilik: logo('leaf', '#FBF8F4', '#D8E3C2', '#2B5243'),
  qamyr: logo('wholePizza', '#283B69', '#070C1C', '#F3C55C'),
  tolqyn: logo('uramakiSalmon', '#4A629B', '#1B294C', '#9DB2E3'),
  katsu: logo('sushi', '#FCE7E2', '#F6CCC4', '#8D162E'),
  wokstreet: logo('takeoutBox', '#C23A50', '#8D162E', '#FFFFFF'),
  tao: logo('teapot', '#E4F2F0', '#7AB4B0', '#6B0E21'),
  aula: logo('coffee', '#8B6246', '#41281A', '#FBEFD9'),
  tan: logo('croissant', '#FFF0C9', '#F3C55C', '#6C4300'),
  'nan-uyi': logo('loaf', '#FBF1E2', '#EBD0AC', '#6B4320'),
  bidai: logo('wheat', '#FFFDF8', '#F3DFC4', '#8A4A12'),
  balqaimaq: logo('honey', '#FFF0C9', '#FADB8C', '#A87200'),
  shyryn: logo('cupcake', '#FCE7E2', '#F6CCC4', '#A84A44'),
  zhasyl: logo('avocado', '#EEF3E2', '#A6BB85', '#38471F'),
  'tangy-as': logo('egg', '#FDE6CF', '#F9CFA5', '#7A3A10'),
  balqash: logo('friedFish', '#C9D9EA', '#43658F', '#FFFFFF'),
  koktem: logo('carrot', '#EEF3E2', '#C3D3A6', '#6C8447'),
  'ui-as': logo('dumpling', '#F7F3EC', '#DED3C1', '#4F4130'),
  supra: logo('khinkali', '#C23A50', '#6B0E21', '#FFF0C9'),
  khinklis: logo('khinkali', '#4A629B', '#1B294C', '#E9EEF9'),
  lazi: logo('boat', '#BFDFDC', '#2F7D7A', '#FFFFFF'),
  megruli: logo('jug', '#F3C55C', '#A87200', '#43204A'),
  mtsvadi: logo('skewerLamb', '#5A5452', '#262321', '#E79C5F'),
  tone: logo('baguette', '#FBF1E2', '#DDB98C', '#7A430F'),
  tkbili: logo('churchkhela', '#FCE7E2', '#EEB3A9', '#6E2320'),
  rioni: logo('coffee', '#E8EFF7', '#B2C8E0', '#1E3552'),
  narikala: logo('wholePizza', '#C23A50', '#8D162E', '#FADB8C'),
  vake: logo('burger', '#D8E3C2', '#6C8447', '#FFFFFF'),
  shaurma: logo('wrap', '#FADB8C', '#E3A632', '#6B0E21'),
  umi: logo('makiSalmon', '#E8EFF7', '#8FAED0', '#1B294C'),
  mtsvane: logo('greens', '#FBF8F4', '#C3D3A6', '#214336'),
  dila: logo('egg', '#E8EFF7', '#C9D9EA', '#E79C5F'),
};
