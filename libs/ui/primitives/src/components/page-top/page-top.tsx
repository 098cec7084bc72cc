import { pageTop } from './page-top.css.ts';

/** Room for the bar over the page's top, on pages that begin with no picture to run under it. */
export const PageTop = () => <div className={pageTop} />;
