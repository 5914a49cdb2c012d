import { requestBff } from '@/lib/core/bff/client';
import type { TabletEnrolment } from './enrolment.schema';

const ADDRESS = '/api/kiosk/enrolment';
const loadSchema = () => import('./enrolment.schema').then((module) => module.enrolmentSchema);

/** Whether this tablet is enrolled as a kiosk, and where. */
export const enrolmentQuery = {
  queryKey: ['enrolment'],
  queryFn: (): Promise<TabletEnrolment> => requestBff(ADDRESS, loadSchema),
};

/** Enrols this tablet by a staff code. @throws BffError `kiosk/code`, `request/too-many`, `upstream/unavailable` */
export const enrolByCode = (venueId: number, code: string): Promise<TabletEnrolment> =>
  requestBff(ADDRESS, loadSchema, { method: 'POST', body: { venueId, code } });
