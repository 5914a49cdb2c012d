import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { NextRequest } from 'next/server';
import type { z } from 'zod';

/* Every route handler with what it declares, for tests that hold something of all of them. */

type Part = 'params' | 'query' | 'headers' | 'body';
type Declaration = Partial<Record<Part, z.core.$ZodType>> & {
  needsSession: boolean | 'orKiosk' | 'kiosk';
  idempotent?: boolean;
  maxBytes?: number;
};
type Handler = (
  request: NextRequest,
  context: { params: Promise<Record<string, string>> },
) => Promise<Response>;

export interface DeclaredRoute {
  /** Its method and its folder in app/api. */
  name: string;
  method: string;
  handler: Handler;
  declaration: Declaration;
}

/** Loads all routes; after the settings of the test stand. Handlers that are no declarations are left out. */
export async function declaredRoutes(): Promise<DeclaredRoute[]> {
  const declarations = new Map<unknown, Declaration>();
  jest.doMock('@/lib/core/bff/define-route', () => {
    const real = jest.requireActual<{ defineRoute: (declaration: Declaration) => Handler }>(
      '@/lib/core/bff/define-route',
    );
    const defineRoute = (declaration: Declaration) => {
      const handler = real.defineRoute(declaration);
      declarations.set(handler, declaration);
      return handler;
    };
    return { ...real, defineRoute };
  });
  const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('/route.ts'))
    .sort();
  const routes = await Promise.all(
    files.map(async (file) => {
      const exported = (await import(join(__dirname, file))) as Record<string, Handler>;
      return Object.entries(exported).flatMap(([method, handler]) => {
        const declaration = declarations.get(handler);
        const name = `${method} ${file.slice(0, -'/route.ts'.length)}`;
        return declaration ? [{ name, method, handler, declaration }] : [];
      });
    }),
  );
  return routes.flat();
}
