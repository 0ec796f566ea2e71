import { useTranslation } from '~/i18n/use-translation'
import { Form, Link, useConstants } from '~/http/page'
import { photoPath } from '~/domain/photos/photo-path'
import type { ShownMentor } from '~/domain/mentors/shown-mentor.server'
import { Avatar } from '~/ui/avatar'
import { Banner } from '~/ui/banner'
import { ButtonRow, LinkButton } from '~/ui/button'
import { Branch } from '~/ui/leaf'
import { NumberedSteps } from '~/ui/numbered-steps'
import { MentorSearchBox } from '~/parts/mentors/mentor-search-box'
import { Section } from './sections'

/** For a visitor who was redirected from a protected page: sign in and return to it. */
export function SignInHint({ redirectTo }: { redirectTo: string }) {
  const { t } = useTranslation('public')
  if (redirectTo === '/') return null
  const query = `?redirectTo=${encodeURIComponent(redirectTo)}`
  return (
    <Banner title={t('home.signInHint.title')} className="mb-8">
      <p>{t('home.signInHint.text')}</p>
      <ButtonRow>
        <LinkButton to={`/login${query}`}>{t('common:shell.login')}</LinkButton>
        <LinkButton to={`/mentee/register${query}`} variant="secondary">
          {t('createAccount')}
        </LinkButton>
      </ButtonRow>
    </Banner>
  )
}

type Topic = { code: string; to: string }

/** The top of the home page: one sentence, one question with the answers most give, some faces. */
export function Opening({ mentors, topics }: { mentors: ShownMentor[]; topics: Topic[] }) {
  const { t } = useTranslation('public')
  return (
    <section
      className="on-deep relative isolate overflow-hidden rounded-leaf-lg bg-deep px-4 py-7 text-ink
        sm:px-12 sm:py-12"
    >
      <Branch className="absolute -right-10 -bottom-20 -z-10 w-72 text-deep-line sm:w-[30rem]" />
      <div className="grid items-center gap-x-12 gap-y-7 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div className="max-w-2xl">
          <h1 className="text-hero">{t('home.hero.title')}</h1>
          <p className="mt-4 max-w-xl text-muted max-sm:text-sm sm:text-lg">{t('home.hero.lead')}</p>
          <Form method="get" action="/mentors" className="seek mt-6">
            <MentorSearchBox button={t('common:form.findMentor')} />
          </Form>
          <ul aria-label={t('home.hero.topics')} className="mt-4 flex flex-wrap gap-2">
            {topics.map(({ code, to }) => (
              <li key={code}>
                <Link to={to} className="chip">
                  {t(`home.topic.${code}`)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        {mentors.length > 3 && <Faces mentors={withPhotosFirst(mentors).slice(0, 4)} />}
      </div>
    </section>
  )
}

const withPhotosFirst = (mentors: ShownMentor[]) =>
  [...mentors].sort((one, other) => Number(Boolean(other.photoId)) - Number(Boolean(one.photoId)))

/** Four faces: in a row on a phone, two by two on wider screens. */
function Faces({ mentors }: { mentors: ShownMentor[] }) {
  return (
    <div aria-hidden="true" className="hero-faces">
      {mentors.map((mentor) => (
        <Avatar
          key={mentor.id}
          name={mentor.name}
          src={photoPath(mentor.photoId, 'small')}
          large={photoPath(mentor.photoId, 'large')}
          size="hero"
          loading="eager"
        />
      ))}
    </div>
  )
}

/** How it works, in three steps. */
export function Steps() {
  const { t } = useTranslation('public')
  const { answerDays } = useConstants()
  const steps = (['choose', 'ask', 'meet'] as const).map((step) => ({
    title: t(`home.steps.${step}.title`),
    text: t(`home.steps.${step}.text`, { count: answerDays }),
  }))
  return (
    <Section title={t('home.steps.title')}>
      <NumberedSteps steps={steps} />
    </Section>
  )
}
