import { BrokenPage, type BrokenPageProps } from './broken-page.tsx';
import { useLastVersion } from './use-last-version.ts';

type BrokenPlaceProps = Omit<BrokenPageProps, 'lastVersion'> & { alias: string };

/** Where the text of a page is mended, with its last version at hand. */
export const BrokenPlace = ({ alias, ...props }: BrokenPlaceProps) => (
  <BrokenPage {...props} lastVersion={useLastVersion(alias)} />
);
