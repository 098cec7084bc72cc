import { useState, type ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { useFieldSkin } from '../text-field/use-field-skin.ts';
import { bringIntoView } from './bring-into-view.ts';
import { panel, root, row, tab } from './tabs.css.ts';

/** One tab and what it shows. */
export interface TabItem {
  id: string;
  title: string;
  content: ReactNode;
  /** @default false */
  isDisabled?: boolean;
}

/** Props of {@link Tabs}. */
export interface TabsProps {
  /** The name of the row, read out before its tabs. */
  label: string;
  tabs: readonly TabItem[];
  /** For an owner that keeps which is selected. @default its own state, from the first tab on */
  selected?: string;
  onSelect?: (id: string) => void;
}

/** Parts of one page that share a place. Only the selected one is in the page. */
export function Tabs({ label, tabs, selected: ownersSelected, onSelect }: TabsProps) {
  const skin = useFieldSkin();
  const [ownSelected, setOwnSelected] = useState(tabs[0]?.id);
  const selected = ownersSelected ?? ownSelected;

  return (
    <AriaTabs
      className={root}
      {...(selected !== undefined && { selectedKey: selected })}
      onSelectionChange={(key) => {
        setOwnSelected(String(key));
        onSelect?.(String(key));
      }}
    >
      <TabList className={row[skin]} aria-label={label}>
        {tabs.map(({ id, title, isDisabled = false }) => (
          <Tab
            key={id}
            id={id}
            ref={id === selected ? bringIntoView : null}
            className={tab[skin]}
            isDisabled={isDisabled}
          >
            {title}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={panel}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
