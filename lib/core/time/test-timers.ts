/** From now on pauses pass by `jest.advanceTimersByTimeAsync` alone; clocks, sockets and turns of the event loop stay real. */
export function fakePauses(): void {
  jest.useFakeTimers({
    doNotFake: [
      ...(['Date', 'hrtime', 'performance'] as const),
      ...(['nextTick', 'setImmediate', 'clearImmediate', 'queueMicrotask'] as const),
    ],
  });
}
