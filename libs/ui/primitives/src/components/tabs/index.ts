export { Tabs, type TabItem, type TabsProps } from './tabs.tsx';
export { TabLinks, type TabLinksProps } from './tab-links.tsx';
