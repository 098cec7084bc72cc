import { Tabs, type TabsProps } from '@foyer/ui/tabs';

/** The tabs of several options, in a file of its own: most items are sold in one way. MODAL-027 */
export const VariantTabs = (props: TabsProps) => <Tabs {...props} />;
