import {expect, it} from 'vitest';
import {choiceOf} from './choiceOf';

const prop = (name: string, type: string, value?: string) => ({
  name,
  type,
  default: value,
  required: false,
  description: '',
});
const doc = {
  name: 'Box',
  description: '',
  props: [
    prop('size', "'small' | 'large' | 'icon'", "'large'"),
    prop('side', "'left' | 'right'"),
    prop('isOpen', 'boolean', 'true'),
    prop('title', 'string'),
  ],
};

it.each([
  ['size', {values: ['small', 'large'], initial: 'large'}],
  ['side', {values: ['left', 'right'], initial: 'left'}],
  ['isOpen', {initial: true}],
  ['disabled', {initial: false}],
])('offers the choices of %s', (name, choice) => {
  expect(choiceOf(name, doc, ['icon'])).toEqual({prop: name, ...choice});
});

it('says which prop has no choices', () => {
  expect(() => choiceOf('title', doc, [])).toThrow(
    '<Controls of="Box"> cannot offer title, whose type is string.',
  );
});
