import { vastElement, xmlDocument } from '../vast/vast-document.ts';
import {
  quarterBreaks,
  usualBreaks,
  vmapElement,
  type VmapBreak,
  type VmapContents,
} from '../vast/vmap.ts';
import { pod } from './plain.scenarios.ts';
import { scenarioKit, type ScenarioKit, type Scenarios } from './scenario-kit.ts';

const vmap = ({ addresses }: ScenarioKit, contents: VmapContents) => ({
  document: xmlDocument(vmapElement(addresses, contents)),
});

/** Breaks that hold their advertisements: midrolls a pod, the others one. */
const written = (breaks: readonly VmapBreak[]) => (kit: ScenarioKit) =>
  vmap(kit, {
    breaks,
    write: (addresses, slot) => {
      const inside = scenarioKit({ ...kit.request, slot }, addresses);
      const ads = slot === 'midroll' ? pod(inside) : [inside.ad()];
      return vastElement(kit.request.vast, addresses, ads);
    },
  });

/** Answers that hold the breaks of a whole film. */
export const vmapScenarios = {
  vmap: (kit) => vmap(kit, { breaks: usualBreaks }),
  vmap_inline: written(usualBreaks),
  vmap_percent: written(quarterBreaks),
} satisfies Scenarios;
