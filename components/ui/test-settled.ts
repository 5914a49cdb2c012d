import { act } from '@testing-library/react';
import { turns } from '@/lib/core/concurrency/test-turns';

/** Flushes pending timers and promises within `act`, before a test asserts that nothing happened. */
export const settled = () => act(() => turns());
