import { createElement as h, type ReactNode } from 'react';
import type { PageTree, TreeNode } from './page-tree.ts';

const drawn = (node: TreeNode, index: number): ReactNode =>
  typeof node === 'string'
    ? node
    : h(node.tag, { key: index, ...node.props }, ...node.children.map(drawn));

/** What the floor and the peer draw of a page: the elements that ours shows. */
export const PlainPage = ({ body }: Pick<PageTree, 'body'>): ReactNode => body.map(drawn);
