import {
  Children,
  cloneElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useContext,
} from 'react';
import { Scripts, UNSAFE_DataRouterContext, useMatches } from 'react-router';
import { AssetSource } from '@foyer/ui/variants';
import { beginsEarly, earlyScript } from '@foyer/watching/player/early-playback';
import { laterModule } from './later-module.ts';
import { shallowRouter } from './shallow-router.ts';

/** The scripts of a page. They wait for what the viewer sees first. */
export function PageScripts({ nonce }: { nonce: string | undefined }) {
  const props = nonce ? { nonce } : {};
  // In the browser the router's own component stands in the same place, with empty scripts; the dev server's has
  // nothing to wait for.
  const isBuilt = import.meta.env.SSR && import.meta.env.PROD;
  return isBuilt ? <ShallowScripts {...props} /> : <Scripts {...props} />;
}

/** Rendered by the server alone, as what it renders. */
function ShallowScripts(props: { nonce?: string }) {
  const context = useContext(UNSAFE_DataRouterContext);
  const scripts = <LaterScripts {...props} />;
  if (!context) return scripts;
  const value = { ...context, router: shallowRouter(context.router) };
  return (
    <UNSAFE_DataRouterContext.Provider value={value}>{scripts}</UNSAFE_DataRouterContext.Provider>
  );
}

/** Called, and not rendered, so that what it renders can be rewritten; its hooks are the caller's. */
const drawScripts = Scripts;

/** Rendered by the server alone. */
function LaterScripts(props: { nonce?: string }) {
  const source = useContext(AssetSource);
  const isEarly = useMatches().some(beginsEarly);
  const early = isEarly ? source?.assetsOf(earlyScript).scripts.at(-1) : undefined;
  const parts = partsOf(drawScripts(props));
  return parts.map((part, index) => {
    const { __html: text = '' } = part.props.dangerouslySetInnerHTML ?? {};
    if (part.type !== 'script' || part.props.type !== 'module') {
      return cloneElement(part, { key: index });
    }
    const html = laterModule(text, early);
    return cloneElement(part, { key: index, dangerouslySetInnerHTML: { __html: html } });
  });
}

type Part = ReactElement<{
  href?: string;
  type?: string;
  children?: ReactNode;
  dangerouslySetInnerHTML?: { __html?: string };
}>;

/** The elements of a tree, without what only groups them. */
function partsOf(tree: ReactNode): Part[] {
  return Children.toArray(tree).flatMap((node) => {
    if (!isValidElement(node)) return [];
    const part = node as Part;
    return typeof part.type === 'string' ? [part] : partsOf(part.props.children);
  });
}
