import { defineBlock } from '../../define-block.tsx';
import { personsSchema } from './persons.schema.ts';
import { Person } from './person.tsx';
import { Persons } from './persons.tsx';

/** The block chosen by the name `persons`. */
export default defineBlock({ schema: personsSchema, component: Persons, parts: [Person] });
