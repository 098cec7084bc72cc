import { writeFile } from 'node:fs/promises';
import { flowReadme } from '@foyer/core/testing';
import { playerEvents } from './player.events.ts';
import { playerMachine } from './player.machine.ts';

// Run by the script `readme`. The library also holds the machine of the controls; its README is about the lifecycle.
await writeFile('README.md', flowReadme('@foyer/player-machine', { playerMachine, playerEvents }));
