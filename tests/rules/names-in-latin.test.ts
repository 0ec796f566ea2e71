// Names in Latin letters, by ELOT 743.
import { expect, test } from 'vitest'
import { openWorld } from '../support/world'

const { owner } = await openWorld()

test.each([
  ['Ευαγγελία Μπουμπούλη', 'Evangelia Boumpouli'],
  ['Ελευθερία Παύλου', 'Eleftheria Pavlou'],
  ['Εύα Ευσταθίου', 'Eva Efstathiou'],
  ['Αύρα Αυγέρη', 'Avra Avgeri'],
  ['Ηύρα', 'Ivra'],
  // The accent on the first vowel, or a diaeresis, separates two vowels.
  ['Μάυρα Μαύρα', 'Mayra Mavra'],
  ['Αϋφαντή Προΰλη', 'Ayfanti Proyli'],
  ['Μαΐου Ζαΐμη Λαΐδα', 'Maiou Zaimi Laida'],
  ['Μπεμπέκα Λαμπρινή', 'Bempeka Lamprini'],
  ['Καμπ', 'Kab'],
  ['Άγγελος Γκίκα Σφιγξ Άγχη', 'Angelos Gkika Sfinx Anchi'],
  ['Ντίνα Αντωνίου', 'Ntina Antoniou'],
  ['Θάλεια Χατζή-Ψαρρά', 'Thaleia Chatzi-Psarra'],
  ['ΘΑΛΕΙΑ ΧΑΤΖΗ-ΨΑΡΡΑ', 'THALEIA CHATZI-PSARRA'],
  ['ΕΥΑΓΓΕΛΙΑ ΜΠΟΥΜΠΟΥΛΗ ΕΥΘΥΜΙΟΥ', 'EVANGELIA BOUMPOULI EFTHYMIOU'],
  ['Αθηνά Οικονόμου', 'Athina Oikonomou'],
  ['Ωραιοζήλη Ξύδης', 'Oraiozili Xydis'],
  ['Ρεβέκκα Φωτεινή Οὐρανία'.normalize('NFD').replace(/\u0313/g, ''), 'Revekka Foteini Ourania'],
  ['Anna Müller 7', 'Anna Müller 7'],
  ['', ''],
])('%s is %s', async (greek, latin) => {
  const [row] = await owner`select rules.in_latin(${greek}) as latin`
  expect(row!.latin).toBe(latin)
})
