import type { Point } from '../../kernel/distance';
import { between, metersBetween, segmentsOf, shareOf } from './line';
import type { Street } from '../../catalogue/street';
import { streetsOf, type Streets } from '../../catalogue/streets';

/** The places of streets are approximate: one that ends so near to another leads into it. */
const JUNCTION_METERS = 400;

/** A straight piece of a street; the nodes on it are in the order of its direction. */
interface Road {
  start: Point;
  end: Point;
  stops: { share: number; node: number }[];
}

interface Link {
  to: number;
  meters: number;
}

/** The streets of a town as a net of crossings. */
interface Net {
  roads: readonly Road[];
  nodes: readonly Point[];
  links: readonly (readonly Link[])[];
}

const nets = new Map<number, Net>();

/** The shortest way along the town's streets, both ends included; a straight line where no street leads on. */
export function wayBetween(townId: number, from: Point, to: Point): readonly [Point, Point, ...Point[]] {
  const net = nets.get(townId) ?? netOf(streetsOf(townId));
  nets.set(townId, net);
  const [leave, enter] = [entryOf(net, from), entryOf(net, to)];
  const crossings = leave.road === enter.road ? [] : shortest(net, leave, enter);
  return [from, leave.place, ...crossings, enter.place, to];
}

interface Entry {
  road: Road;
  place: Point;
  /** Nodes that are reached first from here. */
  links: Link[];
}

/** Where the nearest street is entered from a point beside it. */
function entryOf({ roads, nodes }: Net, point: Point): Entry {
  let best: { road: Road; share: number; place: Point; meters: number } | null = null;
  for (const road of roads) {
    const share = shareOf(road.start, road.end, point);
    const place = between(road.start, road.end, share);
    const meters = metersBetween(place, point);
    if (!best || meters < best.meters) best = { road, share, place, meters };
  }
  if (!best) throw new Error('A town has no streets');
  const { road, share, place } = best;
  const before = road.stops.findLast((stop) => stop.share <= share);
  const after = road.stops.find((stop) => stop.share >= share);
  const links = [before, after].flatMap((stop) => {
    const node = stop && nodes[stop.node];
    return node ? [{ to: stop.node, meters: metersBetween(place, node) }] : [];
  });
  return { road, place, links };
}

/** Crossings between two entries (Dijkstra); none when no street leads from one to the other. */
function shortest({ nodes, links }: Net, leave: Entry, enter: Entry): Point[] {
  const found = new Map<number, { meters: number; from: number | null }>();
  const open = new Map(leave.links.map(({ to, meters }) => [to, { meters, from: null as number | null }]));
  while (open.size > 0) {
    let nearest: number | null = null;
    for (const [node, { meters }] of open) {
      if (nearest === null || meters < (open.get(nearest)?.meters ?? Infinity)) nearest = node;
    }
    const reached = nearest === null ? undefined : open.get(nearest);
    if (nearest === null || !reached) break;
    open.delete(nearest);
    found.set(nearest, reached);
    for (const { to, meters } of links[nearest] ?? []) {
      const length = reached.meters + meters;
      if (!found.has(to) && length < (open.get(to)?.meters ?? Infinity)) {
        open.set(to, { meters: length, from: nearest });
      }
    }
  }
  const lengthBy = ({ to, meters }: Link) => (found.get(to)?.meters ?? Infinity) + meters;
  const [last] = enter.links.filter(({ to }) => found.has(to)).sort((a, b) => lengthBy(a) - lengthBy(b));
  const way: Point[] = [];
  for (let node = last?.to ?? null; node !== null; node = found.get(node)?.from ?? null) {
    const place = nodes[node];
    if (place) way.unshift(place);
  }
  return way;
}

function netOf(streets: Streets): Net {
  const nodes: Point[] = [];
  const links: Link[][] = [];
  const add = (place: Point) => {
    links.push([]);
    return nodes.push(place) - 1;
  };
  const join = (a: number, b: number) => {
    const [from, to] = [nodes[a], nodes[b]];
    if (!from || !to || a === b) return;
    const meters = metersBetween(from, to);
    links[a]?.push({ to: b, meters });
    links[b]?.push({ to: a, meters });
  };
  const lines = streets.map((street) => roadsOf(street, add));
  const roads = lines.flat();
  lines.forEach((own, index) => {
    const others = lines.slice(index + 1).flat();
    for (const road of own) {
      for (const other of others) cross(road, other, add);
    }
    for (const end of [own[0]?.stops[0], own.at(-1)?.stops.at(-1)]) {
      if (end)
        leadOn(
          end.node,
          roads.filter((road) => !own.includes(road)),
          { nodes, add, join },
        );
    }
  });
  for (const { stops } of roads) {
    stops.sort((a, b) => a.share - b.share);
    stops.slice(1).forEach((stop, index) => join(stops[index]?.node ?? stop.node, stop.node));
  }
  return { roads, nodes, links };
}

function roadsOf({ line }: Street, add: (place: Point) => number): Road[] {
  let node = add(line[0]);
  return segmentsOf(line).map(([start, end]) => {
    const first = node;
    node = add(end);
    return {
      start,
      end,
      stops: [
        { share: 0, node: first },
        { share: 1, node },
      ],
    };
  });
}

/** Puts a node on both roads where they cross. */
function cross(a: Road, b: Road, add: (place: Point) => number): void {
  const [ax, ay] = [a.end.longitude - a.start.longitude, a.end.latitude - a.start.latitude];
  const [bx, by] = [b.end.longitude - b.start.longitude, b.end.latitude - b.start.latitude];
  const [dx, dy] = [b.start.longitude - a.start.longitude, b.start.latitude - a.start.latitude];
  const turn = ax * by - ay * bx;
  if (turn === 0) return;
  const [shareA, shareB] = [(dx * by - dy * bx) / turn, (dx * ay - dy * ax) / turn];
  if (shareA < 0 || shareA > 1 || shareB < 0 || shareB > 1) return;
  const node = add(between(a.start, a.end, shareA));
  a.stops.push({ share: shareA, node });
  b.stops.push({ share: shareB, node });
}

/** Joins the end of a street with the nearest other one, if that is near. */
function leadOn(
  end: number,
  others: readonly Road[],
  net: { nodes: readonly Point[]; add(place: Point): number; join(a: number, b: number): void },
): void {
  const place = net.nodes[end];
  if (!place) return;
  let best: { road: Road; share: number; meters: number } | null = null;
  for (const road of others) {
    const share = shareOf(road.start, road.end, place);
    const meters = metersBetween(between(road.start, road.end, share), place);
    if (!best || meters < best.meters) best = { road, share, meters };
  }
  if (!best || best.meters > JUNCTION_METERS) return;
  const node = net.add(between(best.road.start, best.road.end, best.share));
  best.road.stops.push({ share: best.share, node });
  net.join(end, node);
}
