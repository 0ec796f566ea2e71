import { beforeAll, describe, expect, test } from 'vitest'
import type { Identity } from '~/db/identity'
import { openWorld } from '../support/world'

const { owner, aMentor, aMentee, anAdmin, searchMentors, findMentor } = await openWorld()

type Profile = { topics?: string[]; industry?: string; county?: string; description?: string }

/** Writes what the public profile shows, as an edit of the team does. */
async function tell(id: number, { topics = [], industry, county, description = '' }: Profile) {
  await owner`select rules.write_mentor_profile(${id}, jsonb_build_object(
    'topic_ids', (select coalesce(jsonb_agg(t.id), '[]') from data.support_topics t where t.code = any (${topics})),
    'industry_id', (select i.id from data.industries i where i.code = ${industry ?? null}),
    'county_id', (select y.id from data.counties y where y.code = ${county ?? null}),
    'description', ${description}::text))`
}

const women: Record<string, number> = {}

beforeAll(async () => {
  women.nefeli = (await aMentor({ name: 'Νεφέλη', surname: 'Κωστοπούλου', title: 'Νομική σύμβουλος' })).id
  women.danai = (await aMentor({ name: 'Δανάη', surname: 'Ρουμελιώτη', title: 'Οικονομική διευθύντρια' })).id
  await tell(women.nefeli, {
    topics: ['entrepreneurship', 'leadership', 'burnout'],
    industry: 'information_technology',
    county: 'achaea',
    description:
      'Έχω ζητήσει δύο φορές αύξηση και έχω γράψει προγράμματα για αρχάριες. Δουλεύω με το άγχος της έκθεσης.',
  })
  await tell(women.danai, { topics: ['career_change'], county: 'thessaloniki', industry: 'accounting' })
})

const found = async (q: string, identity: Identity = null) =>
  (await searchMentors(identity, { q }, {}, 100)).mentors
    .map(({ mentorId }) => mentorId)
    .sort((a, b) => a - b)

describe('one box finds what stands on the card and the page', () => {
  test.each([
    ['topics', 'επιχειρηματικότητα', 'ηγεσία', 'εξουθένωση'],
    ['the industry', 'πληροφορική'],
    ['the place', 'Αχαΐα', 'ΑΧΑΙΑ'],
    ['the description', 'αύξηση', 'αρχάριες'],
    ['the title and the name', 'νομική σύμβουλος', 'Νεφέλη', 'κωστοπουλου'],
    ['several of them, in any order', 'Αχαΐα ηγεσία', 'σύμβουλος αύξηση Νεφέλη'],
    ['without the words that say nothing', 'ηγεσία στην Αχαΐα', 'θέλω αύξηση'],
  ])('%s', async (_, ...texts) => {
    for (const q of texts) expect(await found(q), q).toEqual([women.nefeli])
  })

  test.each([
    'επιχειρηματικότητας',
    'επιχειρηματικοτητες',
    'πληροφορικής',
    'ηγεσίας',
    'ΗΓΕΣΙΕΣ',
    'αυξήσεις',
    'αύξησης',
    'αυξήσεων',
    'εξουθένωσης',
    'εξουθενώσεως',
    'Αχαΐας',
    'πρόγραμμα',
    'προγράμματος',
    'νομικός',
    'νομικά',
    'άγχος',
    'άγχους',
  ])('in another form of the word: %s', async (q) => expect(await found(q)).toEqual([women.nefeli]))

  test.each([
    'igesia',
    'hgesia',
    'igesias',
    'pliroforiki',
    'plhroforikh',
    'epixeirimatikotita',
    'epichirimatikotitas',
    'ayxhsh',
    'afksisi',
    'auxisi',
    'exouthenosi',
    'eksouthenwsi',
    'axaia',
    'achaia',
    'agxos',
    'nomiki',
  ])('in Latin letters: %s', async (q) => expect(await found(q)).toEqual([women.nefeli]))

  test.each(['ιγεσία', 'πληροφωρική', 'εξουθένοση', 'e3ou8enwsh', 'eksou9enosi'])(
    'spelt as it is heard: %s',
    async (q) => expect(await found(q)).toEqual([women.nefeli]),
  )

  test.each([
    'Entrepreneurship',
    'leadership',
    'Führung',
    'Fuhrung',
    'Unternehmensgründung',
    'Épuisement',
    'liderança',
    'Informationstechnologie',
    'Achaïe',
  ])('topics, industries and places in every language: %s', async (q) =>
    expect(await found(q)).toEqual([women.nefeli]),
  )

  test('a word is found where one begins: «νομικός» is not in «οικονομική»', async () => {
    expect(await found('οικονομικός')).toEqual([women.danai])
    expect(await found('νομικός')).not.toContain(women.danai)
  })

  test('two Latin letters are a whole word, three letters of a stem a whole stem; fewer are the beginning of a word', async () => {
    const { id } = await aMentor({ name: 'Χρυσή', surname: 'Νομικού', title: 'HR manager' })
    expect(await found('HR')).toEqual([id])
    expect(await found('hr manager')).toEqual([id])
    expect(await found('χρ')).toEqual([id])
    await tell(id, { description: 'Το δίκαιο και ο νόμος.' })
    expect(await found('νόμου')).toEqual([id])
    expect(await found('νομ')).toEqual([women.nefeli, id])
    await owner`update data.mentors set status = 'inactive' where id = ${id}`
    await owner`select rules.refresh_mentor_card(${id})`
  })

  test('what is no longer told is no longer found', async () => {
    const { id } = await aMentor({ surname: 'Αλλαγμένη' })
    await tell(id, { topics: ['ageism'], description: 'Κεραμική' })
    expect(await found('κεραμικής')).toEqual([id])
    expect(await found('ηλικιακές')).toEqual([id])
    await tell(id, {})
    expect(await found('κεραμικής')).toEqual([])
    expect(await found('ηλικιακές')).toEqual([])
  })
})

describe('R6 words of a profile that is not shown find nobody', () => {
  test('the description and topics of a private mentor are found only by who sees the profile', async () => {
    const hidden = await aMentor({ surname: 'Κρυμμένη', visibility: 'private' })
    await tell(hidden.id, { topics: ['retirement'], description: 'Γλυπτική' })
    for (const q of ['γλυπτική', 'συνταξιοδότηση', 'Κρυμμένη']) {
      const seen = async (identity: Identity) => [
        (await found(q, identity)).includes(hidden.id),
        Boolean(await findMentor(identity, hidden.id)),
      ]
      expect(await seen(null), q).toEqual([false, false])
      expect(await seen((await aMentee({ package: 'none' })).viewer), q).toEqual([false, false])
      expect(await seen((await aMentee()).viewer), q).toEqual([true, true])
      expect(await seen((await anAdmin()).viewer), q).toEqual([true, true])
    }
  })

  test('a private mentor who is called by all words of a wish takes no town from a visitor', async () => {
    const { id } = await aMentor({ name: 'Αχαΐα', surname: 'Κρυφή', visibility: 'private' })
    expect(await found('Αχαΐα Κρυφή')).toEqual([women.nefeli])
    expect(await found('Αχαΐα Κρυφή', (await anAdmin()).viewer)).toEqual([id])
  })

  test('what only the team reads of a mentor is never found: phone, e-mail, wishes, reasons', async () => {
    const { id, userId } = await aMentor({ surname: 'Διακριτική' })
    await owner`select rules.write_mentor_profile(${id}, ${owner.json({
      phone: '+306944123987',
      mentoring_reason: 'Ξυλογλυπτική',
      mentee_wishlist: 'Ανεμοπορία',
    })})`
    const [{ email }] = await owner<
      [{ email: string }]
    >`select email::text from data.users where id = ${userId}`
    for (const q of ['6944123987', email, 'ξυλογλυπτική', 'ανεμοπορία']) expect(await found(q), q).toEqual([])
  })

  test('an edit that waits for the team is not found yet', async () => {
    const { id } = await aMentor({ surname: 'Αναμένουσα' })
    const [request] = await owner`insert into data.edit_requests (mentor_id) values (${id}) returning id`
    await owner`insert into data.edit_request_changes (edit_request_id, field, current_value, new_value)
      values (${request!.id}, 'description', '""', '"Υφαντική"')`
    expect(await found('υφαντική')).toEqual([])
  })
})
