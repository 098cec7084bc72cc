import { BlockButtons } from '../../parts/block-buttons.tsx';
import { TitledSection } from '../../parts/titled-section.tsx';
import { DeviceList } from './device-list.tsx';
import { foot } from './devices.css.ts';
import type { DevicesProps } from './devices.schema.ts';

/** Where the service works: shapes lit from below, or drawings in a row. BLOCK-018 */
export function Devices({ title, devices, buttons }: DevicesProps) {
  return (
    <TitledSection title={title}>
      <DeviceList devices={devices} />
      {buttons.length > 0 && (
        <div className={foot}>
          <BlockButtons items={buttons} />
        </div>
      )}
    </TitledSection>
  );
}
