import {expect, it} from 'vitest';
import {shellNumber} from './code-languages';

const numberIn = (command: string) => shellNumber.exec(command)?.[0].trim();

it('finds a number in a shell command', () => {
  expect(numberIn('head -n 20 file')).toBe('20');
  expect(numberIn('sleep 0.5; true')).toBe('0.5');
  expect(numberIn('exit 1')).toBe('1');
});

it.each([
  'curl 127.0.0.1:8042',
  'ping 10.0.2.2',
  'npm version 3.10.0-beta.146',
  'date -d 2024-06-12',
  'docker run -p 80:80',
])('finds no number in %s', (command) => {
  expect(numberIn(command)).toBeUndefined();
});
