import { getVocabulary, labelOf } from '@escale/i18n';
import { messages } from './messages';
import type { Change } from './change';
import { isRecord } from './records';

/** Returns each right that differs between two permission maps: 'Rapports, Consultation : non → oui'. */
export function permissionChanges(before: unknown, after: unknown): Change[] {
  const texts = messages();
  const labels: Readonly<Record<string, string>> = {
    ...getVocabulary().permissions,
    visible: texts.visible,
  };
  const [from, to] = [before, after].map((map) => (isRecord(map) ? map : {})) as [
    Record<string, unknown>,
    Record<string, unknown>,
  ];
  return Object.keys({ ...from, ...to }).flatMap((moduleId) => {
    const [was, is] = [from[moduleId], to[moduleId]].map((flags) => (isRecord(flags) ? flags : {})) as [
      Record<string, unknown>,
      Record<string, unknown>,
    ];
    return Object.keys({ ...was, ...is })
      .filter((name) => (was[name] === true) !== (is[name] === true))
      .map((name) => ({
        label: texts.flag(labelOf(texts.modules, moduleId), labelOf(labels, name)),
        before: texts.state(was[name] === true),
        after: texts.state(is[name] === true),
      }));
  });
}
