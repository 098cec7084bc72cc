import { Tabs, type TabsProps } from '@foyer/ui/tabs';

/** The tabs of several options, loaded late: most items are sold in one way. MODAL-027 */
export const VariantTabs = (props: TabsProps) => <Tabs {...props} />;
