import { ApiError } from '@foyer/contract';
import { describe, expect, it } from 'vitest';
import { pageData } from './page-data.ts';
