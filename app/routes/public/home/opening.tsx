import type { ReactNode } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { useConstants } from '~/http/page'
import { photoPath } from '~/domain/photos/photo-path'
import type { ShownMentor } from '~/domain/mentors/shown-mentor.server'
import { Avatar } from '~/ui/avatar'
import { Banner } from '~/ui/banner'
import { ButtonRow, LinkButton } from '~/ui/button'
import { Branch } from '~/ui/leaf'
import { NumberedSteps } from '~/ui/numbered-steps'
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

/** The top of the home page: one sentence, the ways on, some faces. */
export function Opening({ mentors }: { mentors: ShownMentor[] }) {
  const { t } = useTranslation('public')
  return (
    <Hero
      eyebrow={t('home.title')}
      title={t('home.hero.title')}
      lead={t('home.hero.lead')}
      actions={
        <>
          <LinkButton to="/mentors">{t('common:form.findMentor')}</LinkButton>
          <LinkButton to="/mentor/register" variant="secondary">
            {t('home.hero.becomeMentor')}
          </LinkButton>
          <LinkButton to="/mentoring-packages" variant="quiet">
            {t('common:form.seePackages')}
          </LinkButton>
        </>
      }
      aside={mentors.length > 3 ? <Faces mentors={withPhotosFirst(mentors).slice(0, 4)} /> : undefined}
    />
  )
}

const withPhotosFirst = (mentors: ShownMentor[]) =>
  [...mentors].sort((one, other) => Number(Boolean(other.photoId)) - Number(Boolean(one.photoId)))

/** Four photos: in a row on a phone, two by two on wider screens. */
function Faces({ mentors }: { mentors: ShownMentor[] }) {
  return (
    <div
      aria-hidden="true"
      className="flex gap-3 max-lg:[&>*]:size-16 max-[24rem]:[&>*]:size-12 sm:max-lg:[&>*]:size-20 lg:grid lg:grid-cols-2 lg:gap-4
        lg:[&>:nth-child(even)]:mt-10 lg:[&>:nth-child(odd)]:-mb-10"
    >
      {mentors.map((mentor) => (
        <Avatar
          key={mentor.id}
          name={mentor.name}
          src={photoPath(mentor.photoId, 'large')}
          size="lg"
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

type HeroProps = {
  title: ReactNode
  eyebrow?: ReactNode
  lead?: ReactNode
  actions?: ReactNode
  /** Shown beside the text where it fits: figures, faces. */
  aside?: ReactNode
}

/** The top of a landing page: a large title on a dark background. */
function Hero({ title, eyebrow, lead, actions, aside }: HeroProps) {
  return (
    <section
      className="on-deep relative isolate overflow-hidden rounded-leaf-lg bg-deep px-6 py-10 text-ink
        sm:px-12 sm:py-16"
    >
      <Branch className="absolute -right-10 -bottom-20 -z-10 w-72 text-deep-line sm:w-[30rem]" />
      <div className={aside ? 'grid items-end gap-10 lg:grid-cols-[1fr_auto]' : undefined}>
        <div className="max-w-3xl">
          {eyebrow && <p className="mb-4 font-bold text-saffron">{eyebrow}</p>}
          <h1 className="text-hero">{title}</h1>
          {lead && <p className="mt-6 max-w-xl text-lg text-muted">{lead}</p>}
          {actions && <div className="mt-8 flex flex-wrap gap-3">{actions}</div>}
        </div>
        {aside}
      </div>
    </section>
  )
}
