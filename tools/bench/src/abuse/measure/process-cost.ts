import { readdirSync, readFileSync } from 'node:fs';

const NS_PER_MS = 1e6;

const KB_PER_MB = 1024;

/**
 * What all threads of a process have computed so far, for themselves and in the system, in milliseconds.
 *
 * @throws Error where the system does not tell it: only Linux does.
 */
export function cpuMs(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const ns = threads.map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
  );
  return ns.reduce((sum, one) => sum + one, 0) / NS_PER_MS;
}

/** Memory of a process in megabytes: now, and the most that it ever had. */
export interface Memory {
  now: number;
  most: number;
}

/** Reads the memory of a process. */
export function memoryOf(pid: number): Memory {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string) =>
    Number(new RegExp(String.raw`^${name}:\s+(\d+) kB`, 'mu').exec(status)?.[1]) / KB_PER_MB;
  return { now: megabytes('VmRSS'), most: megabytes('VmHWM') };
}
