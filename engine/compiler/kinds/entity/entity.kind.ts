import { textIn } from '../../location/location-names.ts';
import { readable } from '../../location/titles.ts';
import type { Kind } from '../kind.ts';
import { boundsLeaveRoom } from './bounds-leave-room.rule.ts';
import { columnNamesLeadToOneField } from './column-names-lead-to-one-field.rule.ts';
import { entitiesCanBeNamed } from './entities-can-be-named.rule.ts';
import meta from './entity.meta.json' with { type: 'json' };
import { entitiesPage } from './entity-section.ts';
import { everyFieldHasTitleAndDescription } from './every-field-has-title-and-description.rule.ts';
import { fieldKeywordsNameWhatExists } from './field-keywords-name-what-exists.rule.ts';
import { listsAndMapsHaveALimit } from './lists-and-maps-have-a-limit.rule.ts';
import { withRecordType } from './record-type.ts';
import { recordsNameWhatExists } from './records-name-what-exists.rule.ts';
import { requiredPropertiesExist } from './required-properties-exist.rule.ts';
import { titlesNameTheUnit } from './titles-name-the-unit.rule.ts';

/** Kind of entities: a record, a row of a record, or a shared type of value. */
export const entityKind: Kind<'schema'> = {
  name: 'schema',
  meta,
  noun: { noun: 'entity', unknown: 'name/unknown-entity' },
  locations: {
    name: ({ file, titles }) => titles.entity(file.stem),
    parts: {
      '**/properties/*': ({ key, value }) => `field ${textIn(value, 'title') ?? readable(key)}`,
      '**/items': () => 'each entry',
    },
  },
  complete: withRecordType,
  checks: {
    files: [
      entitiesCanBeNamed,
      everyFieldHasTitleAndDescription,
      boundsLeaveRoom,
      titlesNameTheUnit,
      listsAndMapsHaveALimit,
      requiredPropertiesExist,
    ],
    schemas: [recordsNameWhatExists, fieldKeywordsNameWhatExists, columnNamesLeadToOneField],
  },
  dictionary: entitiesPage,
};
