import { GARNISH_SCALE, topViewOf, type FoodName } from './foods';
import type { Placed, Scene } from './scene';
import type { Serving } from './servings';
import type { PlateName, PlatePlace } from './plates';

/** How a dish is photographed, in the order in which a menu takes turns: neighbours in it never look alike. */
export const COMPOSITIONS = ['threeQuarter', 'above', 'close'] as const;
export type Composition = (typeof COMPOSITIONS)[number];

/** The compositions of a kind's pictures. */
export interface Setting {
  serving: Serving;
  /** The one thing that lies beside the dish. */
  prop: FoodName | undefined;
  plate: PlateName;
  /** Left and right change places. */
  isMirrored: boolean;
}

type Still = Pick<Scene, 'fromAbove' | 'horizon' | 'back' | 'plates' | 'main' | 'steam'>;

export const WIDTH = 640;
export const HEIGHT = 480;
const MIDDLE = WIDTH / 2;

/** Close up, the picture shows 70 % of what the camera sees from its usual place. */
const CLOSE = 1 / 0.7;
const FOCUS = { x: MIDDLE, y: 316 };

const flipped = (x: number, isMirrored: boolean) => (isMirrored ? WIDTH - x : x);

function propAt(
  { prop, isMirrored }: Setting,
  x: number,
  bottom: number,
  size: number,
  blur: number,
): Placed[] {
  if (prop === undefined) return [];
  const scaled = size * (GARNISH_SCALE[prop] ?? 1);
  return [{ food: prop, x: flipped(x, isMirrored), bottom, size: scaled, blur, mirrored: isMirrored }];
}

function platesUnder({ serving, plate }: Setting): PlatePlace[] {
  return serving.plate ? [{ plate, x: MIDDLE, ...serving.plate }] : [];
}

function turned(main: readonly Placed[], isMirrored: boolean): Placed[] {
  return main.map((item) => ({
    ...item,
    x: flipped(item.x, isMirrored),
    turn: (item.turn ?? 0) * (isMirrored ? -1 : 1),
  }));
}

const sized = ({ size, maxHeight }: Placed, by: number) => ({
  size: size * by,
  ...(maxHeight === undefined ? {} : { maxHeight: maxHeight * by }),
});

function threeQuarter(setting: Setting): Still {
  const { serving, isMirrored } = setting;
  return {
    back: propAt(setting, 552, 312, 156, 3),
    plates: platesUnder(setting),
    main: turned(serving.main, isMirrored),
    steam: serving.steam && { ...serving.steam, x: flipped(serving.steam.x, isMirrored) },
  };
}

/** Where the plate of a picture from above lies, and how far from its middle several pieces lie. */
const FROM_ABOVE = { x: 316, y: 242, radius: 222, ring: 98 };

/** Straight from above where the food has such a view; what stands tall is seen from its side, its prop before it. */
function above(setting: Setting): Still {
  const { serving, plate, isMirrored } = setting;
  const views = serving.main.flatMap((item) => topViewOf(item.food) ?? []);
  if (views.length < serving.main.length) return aside(setting);
  const { x, y, radius, ring } = FROM_ABOVE;
  const largest = Math.max(...serving.main.map(({ size }) => size));
  return {
    fromAbove: true,
    back: propAt(setting, 572, 78, 150, 2),
    plates: [{ plate, x, y, radius }],
    main: views.map((food, n, { length }) => {
      const angle = 2 * Math.PI * (n / length) - (isMirrored ? 2.2 : 0.9);
      const reach = length === 1 ? 0 : ring;
      return {
        food,
        x: x + reach * Math.cos(angle),
        bottom: y + reach * Math.sin(angle),
        size: Math.min(372, length === 1 ? largest : largest * PIECE),
        mirrored: isMirrored,
      };
    }),
  };
}

/** From above a piece is as wide as it is long: the share of its size from the side. */
const PIECE = 0.84;

const ASIDE = 28;

function aside(setting: Setting): Still {
  const { serving, isMirrored } = setting;
  const shift = isMirrored ? ASIDE : -ASIDE;
  const room = 0.84;
  return {
    horizon: 0.42,
    back: [],
    plates: platesUnder(setting).map((place) => ({
      ...place,
      x: place.x + shift,
      radius: place.radius * room,
    })),
    main: [
      ...turned(serving.main, !isMirrored).map((item) => ({
        ...item,
        x: MIDDLE + (item.x - MIDDLE) * room + shift,
        ...sized(item, room),
        mirrored: !item.mirrored,
      })),
      ...propAt(setting, 520, 436, 104, 0),
    ],
  };
}

function close(setting: Setting): Still {
  const { serving, isMirrored } = setting;
  const nearX = (x: number) => FOCUS.x + (x - FOCUS.x) * CLOSE;
  const nearY = (y: number) => FOCUS.y + (y - FOCUS.y) * CLOSE;
  return {
    horizon: 0.32,
    back: [],
    plates: platesUnder(setting).map(({ x, y, radius, ...place }) => ({
      ...place,
      x: nearX(x),
      y: nearY(y),
      radius: radius * CLOSE,
    })),
    main: turned(serving.main, isMirrored).map((item) => ({
      ...item,
      x: nearX(item.x),
      bottom: nearY(item.bottom),
      ...sized(item, CLOSE),
    })),
    steam: serving.steam && {
      x: nearX(flipped(serving.steam.x, isMirrored)),
      y: Math.max(90, nearY(serving.steam.y)),
      scale: serving.steam.scale * CLOSE,
    },
  };
}

/** The ways to photograph, by name. */
export const COMPOSE: Readonly<Record<Composition, (setting: Setting) => Still>> = {
  threeQuarter,
  above,
  close,
};
