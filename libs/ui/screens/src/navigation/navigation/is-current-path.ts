/** Whether an item of the navigation leads to the page at a path, or to a page above it. The home page is above none. */
export function isCurrentPath(href: string, currentPath: string): boolean {
  const path = href.replace(/[?#].*$/u, '').replace(/(?<=.)\/$/u, '');
  if (path === '/') return currentPath === '/';
  return currentPath === path || currentPath.startsWith(`${path}/`);
}
