/** Which part of which picture a still of an episode is. */
export interface Still {
  /** Id of the picture that it is cut out of: the backdrop of the series. */
  backdropId: string;
  /** Where it starts, and how much of the width and the height it takes; shares of the backdrop. */
  left: number;
  top: number;
  share: number;
  /** Shown the other way round, so that neighbours differ more. */
  isMirrored: boolean;
}

const stillId = /^still-(.+)-sezon-(\d+)-seriya-(\d+)$/;

/** Steps that never come back to where they were before many episodes. */
const ACROSS = 0.618_034;
const DOWN = 0.414_214;

const fraction = (value: number): number => Math.round((value % 1) * 1000) / 1000;

/** The still of an id such as `still-marevo-sezon-1-seriya-3`; absent for other ids. */
export function findStill(id: string): Still | undefined {
  const [, series, season, episode] = stillId.exec(id) ?? [];
  if (series === undefined) return undefined;
  const number = Number(season) * 7 + Number(episode);
  const share = 0.58 + fraction(number * DOWN) * 0.2;
  return {
    backdropId: `backdrop-${series}`,
    left: fraction(number * ACROSS) * (1 - share),
    top: fraction(number * DOWN) * (1 - share),
    share,
    isMirrored: number % 2 === 0,
  };
}
