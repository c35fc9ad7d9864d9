import type { Defence } from '../defence.ts';

const proof = 'features/directions/server/directions-proof.test.ts';
const corpus = 'features/directions/server/directions-corpus.test.ts';
const elements = 'features/directions/server/dosage-elements.test.ts';
const proofOfReadings = 'features/directions/server/directions-proof.ts';

/** Fault 97: a reading of directions that loses part of the text. */
export const directions: readonly Defence[] = [
  {
    fault: 97,
    what: 'What was read out of a text is proved by somebody else, who reads the sentence again.',
    file: 'features/directions/server/dosage-from-text.ts',
    source: 'return whole !== undefined && isProven(text, whole, { codes, name }) ? whole : undefined;',
    without: 'return whole;',
    test: { file: corpus, title: 'is read right, or stays words' },
  },
  {
    fault: 97,
    what: 'A text and the sentence of its reading have the same amount, times, conditions and words.',
    file: proofOfReadings,
    source: 'compared.every((kind) => said(own, kind) === said(made, kind)) &&',
    without: '',
    test: { file: proof, title: 'believes no reading that lost a part of the text' },
  },
  {
    fault: 97,
    what: 'Meals are times of day: where no frequency is said they are no advice.',
    file: proofOfReadings,
    source: '    areMealsCounted(facts) &&\n',
    without: '',
    test: { file: proof, title: 'does not believe that' },
  },
  {
    fault: 97,
    what: 'After a duration nothing begins anew within one instruction.',
    file: proofOfReadings,
    source: "    isClosed('duration') &&\n",
    without: '',
    test: { file: corpus, title: 'is read right, or stays words' },
  },
  {
    fault: 97,
    what: 'Words that hold a condition or a negation are no advice and no reason.',
    file: proofOfReadings,
    source: '.every((word) => !telling.has(word) && isWord(word));',
    without: '.every((word) => isWord(word));',
    test: { file: proof, title: 'whether it is mere advice' },
  },
  {
    fault: 97,
    what: 'The text of a Dosage has to say the same as its parts.',
    file: 'features/directions/server/dosage-from-fhir.ts',
    source: 'return read !== undefined && isStructured(parts) && agree(parts, read)',
    without: 'return read !== undefined',
    test: { file: elements, title: 'that contradicts another makes words of them' },
  },
  {
    fault: 97,
    what: 'An element of a Dosage that has no phrase is named as it is sent.',
    file: 'features/directions/server/dosage-words.ts',
    source: 'return value === undefined ? [] : (at(phrases, name)?.(value) ?? [others(name, value)]);',
    without: 'return value === undefined ? [] : (at(phrases, name)?.(value) ?? []);',
    test: { file: elements, title: 'is in the parts or in the words, in whatever company' },
  },
  {
    fault: 97,
    what: 'Instructions that may change the amount or the time are no advice beside the parts.',
    file: 'features/directions/server/dosage-from-fhir.ts',
    source: " || !(more === '' || isMereAdvice(more))",
    without: '',
    test: { file: elements, title: 'is in the words, where no part holds it' },
  },
  {
    fault: 97,
    what: 'What a dose is said to come to is read where dose and strength say the same alone.',
    file: 'features/directions/functions/amount-in-all.ts',
    source: "  return isSame ? `${amount} ${of.toLowerCase()}` : '';",
    without: "  return isSame || true ? `${amount} ${of.toLowerCase()}` : '';",
    test: {
      file: 'features/directions/server/dose-in-all.test.ts',
      title: 'leaves the sentence when dose',
    },
  },
  {
    fault: 97,
    what: 'The proof counts what a dose comes to by itself.',
    file: 'features/directions/server/directions-proof.ts',
    source: '    isSumRight(own, name) &&\n',
    without: '',
    test: {
      file: 'features/directions/server/dose-in-all.test.ts',
      title: 'agrees by two readers',
    },
  },
  {
    fault: 97,
    what: 'Words that were typed leave the product beside parts that they say, and beside no others.',
    file: 'features/directions/server/in-source-text.ts',
    source: 'told.find((each) => isWordedAs(each, parts, context))',
    without: 'told[0]',
    test: {
      file: 'features/directions/server/typed-directions.test.ts',
      title: 'leave in their sentence',
    },
  },
  {
    fault: 97,
    what: 'A short name that stands for several drugs is an alias of none.',
    file: 'features/terminology/server/aliases.ts',
    source: '  if (unclear !== undefined)\n',
    without: '  if (unclear === concept.code)\n',
    test: { file: 'tools/cli/intake/load-command.test.ts', title: 'refuses, by its line' },
  },
  {
    fault: 97,
    what: 'An alias is a name, and no long text.',
    file: 'features/terminology/server/code-systems/aliases.ts',
    source:
      '    if (alias.length > mostCharacters) return bad(`the alias has more than ${mostCharacters} characters`);\n',
    without: '',
    test: { file: 'tools/cli/intake/load-command.test.ts', title: 'refuses, by its line' },
  },
  {
    fault: 97,
    what: 'A name of several drugs is read as none of them.',
    file: 'features/terminology/server/aliases.ts',
    source: 'drug === undefined || others.length > 0 ?',
    without: 'drug === undefined ?',
    test: { file: 'tools/cli/intake/load-command.test.ts', title: 'keeps several lists beside each other' },
  },
  {
    fault: 97,
    what: 'What a load brings in parts has its sentence.',
    file: 'gateway/intake/load/load-record.ts',
    source: 'if (derivations.length === 0) return content;',
    without: 'if (derivations.length >= 0) return content;',
    test: {
      file: 'tests/product/directions-of-parts.test.ts',
      title: 'keep the words of their source, where it has some',
    },
  },
];
