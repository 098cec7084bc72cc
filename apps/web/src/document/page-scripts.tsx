import {
  Children,
  cloneElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useContext,
} from 'react';
import { Scripts, useMatches } from 'react-router';
import { AssetSource } from '@foyer/ui/variants';
import { beginsEarly, earlyScript } from '../routes/player/early-playback.ts';
import { laterModule } from './later-module.ts';

/**
 * The scripts of a page. On a page that begins a film early they wait for its first picture, so that they take nothing
 * of the link and the processor before.
 */
export function PageScripts({ nonce }: { nonce: string | undefined }) {
  const props = nonce ? { nonce } : {};
  // In the browser the router's own component stands in the same place, with empty scripts.
  return import.meta.env.SSR ? <ServerScripts {...props} /> : <Scripts {...props} />;
}

function ServerScripts(props: { nonce?: string }) {
  const source = useContext(AssetSource);
  const isEarly = useMatches().some(beginsEarly);
  const early = isEarly ? source?.assetsOf(earlyScript).scripts.at(-1) : undefined;
  return early === undefined ? <Scripts {...props} /> : <LaterScripts {...props} early={early} />;
}

interface LaterProps {
  nonce?: string;
  early: string;
}

/** Rendered by the server alone. */
function LaterScripts({ early, ...props }: LaterProps) {
  // Called, and not rendered, so that what it renders can be rewritten; its hooks are this component's.
  const parts = partsOf(Scripts(props));
  const preloads = parts.flatMap(({ type, props: { href } }) =>
    type === 'link' && href ? [href] : [],
  );
  return parts
    .filter(({ type }) => type === 'script')
    .map((script, index) => {
      const { __html: text = '' } = script.props.dangerouslySetInnerHTML ?? {};
      const isModule = script.props.type === 'module';
      const html = isModule ? laterModule(text, { early, preloads }) : text;
      return cloneElement(script, { key: index, dangerouslySetInnerHTML: { __html: html } });
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
