import { useNavigate } from 'react-router';

/** Where the router counts the pages of this visit. */
const visitedPages = (): number => {
  const { idx }: { idx?: unknown } = window.history.state ?? {};
  return typeof idx === 'number' ? idx : 0;
};

/** Goes back to where the viewer came from, or, where the visit began here, to a page of the site. */
export function useWayBack(href: string): () => void {
  const navigate = useNavigate();
  return () => void (visitedPages() > 0 ? navigate(-1) : navigate(href));
}
