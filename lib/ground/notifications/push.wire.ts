import 'server-only';
import { z } from 'zod';

/** The push gateway answers a success without a body. */
export const pushDoneWire = z.null();
