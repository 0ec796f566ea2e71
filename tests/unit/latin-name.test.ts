import { expect, test } from 'vitest'
import { latinName, personName } from '~/i18n/latin-name'

test.each([
  ['Άννα Χατζηγεωργίου', 'Anna Chatzigeorgiou'],
  ['Ευαγγελία Παπαδοπούλου', 'Evangelia Papadopoulou'],
  ['Ευτυχία Αυγέρη', 'Eftychia Avgeri'],
  ['Μπέττυ Λαμπράκη', 'Betty Lampraki'],
  ['Θεοδώρα Ψαρρά', 'Theodora Psarra'],
  ['Μαρία-Ελένη Αγγελοπούλου', 'Maria-Eleni Angelopoulou'],
  ['Αγχίση Σφίγξ', 'Anchisi Sfinx'],
  ['Μαϊρη Χαϊδεύτου', 'Mairi Chaideftou'],
  ['Άυλη Προϋπολογίδου', 'Ayli Proypologidou'],
  ['Ηυχή', 'Ifchi'],
  ['Ντόρα Τζανή', 'Ntora Tzani'],
  ['ΧΡΙΣΤΙΝΑ ΘΩΜΑ', 'CHRISTINA THOMA'],
  ['Ξένια Ζαΐμη', 'Xenia Zaimi'],
  ['Zoë O’Brien', 'Zoë O’Brien'],
  ['Anna Müller-Παππά', 'Anna Müller-Pappa'],
  ['', ''],
])('%s is %s', (greek, latin) => expect(latinName(greek)).toBe(latin))

test('Greek pages show the name as it is', () => {
  expect(personName('el', 'Άννα')).toBe('Άννα')
  expect(personName('pt', 'Άννα')).toBe('Anna')
})
