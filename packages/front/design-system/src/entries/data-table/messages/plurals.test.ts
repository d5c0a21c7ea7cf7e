import { ar } from './ar';
import { en } from './en';
import { fr } from './fr';

it.each([
  [fr, 0, '0 ligne exportée', '0 élément(s) au total'],
  [fr, 1, '1 ligne exportée', '1 élément(s) au total'],
  [fr, 1234, '1\u202f234 lignes exportées', '1\u202f234 élément(s) au total'],
  [en, 0, '0 rows exported', '0 items in total'],
  [en, 1, '1 row exported', '1 item in total'],
  [en, 1234, '1,234 rows exported', '1,234 items in total'],
  [ar, 0, 'لم يُصدَّر أي صف', 'المجموع: لا عناصر'],
  [ar, 1, 'صُدّر صف واحد', 'المجموع: عنصر واحد'],
  [ar, 2, 'صُدّر صفان', 'المجموع: عنصران'],
  [ar, 7, 'صُدّرت 7 صفوف', 'المجموع: 7 عناصر'],
  [ar, 1234, 'صُدّر 1,234 صفًا', 'المجموع: 1,234 عنصرًا'],
  [ar, 1000, 'صُدّر 1,000 صف', 'المجموع: 1,000 عنصر'],
])('uses the plural forms of the language for rows', ({ exported, totalItems }, count, rows, items) => {
  expect(exported(count)).toBe(rows);
  expect(totalItems(count)).toBe(items);
});
