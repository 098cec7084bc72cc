declare global {
  interface Window {
    /** In ms; 0 where none took 50 or more. */
    foyerLongestTask: number;
  }
}

/** Runs in the page before its own scripts. */
export function observeTasks(): void {
  window.foyerLongestTask = 0;
  new PerformanceObserver((list) => {
    const times = list.getEntries().map(({ duration }) => duration);
    window.foyerLongestTask = Math.max(window.foyerLongestTask, ...times);
  }).observe({ type: 'longtask' });
}
