import { act } from '@testing-library/react';
import { turns } from '@/lib/concurrency/test-turns';

/** Lets what is under way on the screen end, before a test says what has not happened. */
export const settled = () => act(() => turns());
