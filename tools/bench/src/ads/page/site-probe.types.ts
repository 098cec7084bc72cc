/** What happened in a page of the site, and when: in ms of the page. */
export interface Mark {
  at: number;
  /**
   * `asked`: the ad server was asked. `refused`: that call did not reach it. `media`: a film of an advertisement was
   * begun. `stalled`: it waits for data. `framed`: a frame for a program was added. `said`: a program said something.
   * `ended`: an advertisement was at its end. `content`: the first frame of the film that moved after all that.
   */
  what: 'asked' | 'refused' | 'media' | 'stalled' | 'framed' | 'said' | 'ended' | 'content';
}

declare global {
  interface Window {
    adMarks: Mark[];
  }
}
