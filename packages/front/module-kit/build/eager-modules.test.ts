import { eagerModules } from './eager-modules';

const long = `return "${'x'.repeat(10_000)}"`;

function wrapped(script: string): string {
  return eagerModules(script)
    .sort((one, other) => other.at - one.at)
    .reduce((text, { at, text: inserted }) => text.slice(0, at) + inserted + text.slice(at), script);
}

const chunk = (...modules: string[]) => `(self.c||=[]).push([[7],{${modules.join(',')}}])`;

it('puts large modules in parentheses, however they are written', () => {
  expect(wrapped(chunk(`1(e,t){${long}}`, `2:(e)=>{${long}}`, `3:function(){${long}}`))).toBe(
    chunk(`1:(function(e,t){${long}})`, `2:((e)=>{${long}})`, `3:(function(){${long}})`),
  );
});

it('finds those of an entry, and leaves what is small or no module', () => {
  const entry = (module: string) => `(()=>{var m={${module},5(e){return e}};m[4]({run(){${long}}})})()`;
  expect(wrapped(entry(`4(e){${long}}`))).toBe(entry(`4:(function(e){${long}})`));
});
