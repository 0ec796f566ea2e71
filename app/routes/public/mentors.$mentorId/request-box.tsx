import { useTranslation } from '~/i18n/use-translation'
import type { Asking, Kind, OpenWay } from '~/domain/mentorship-requests/asking.server'
import { SentFormErrors, TokenField } from '~/forms/action-form'
import { BecomeMentee } from '~/parts/accounts/become-mentee'
import type { LastResult } from '~/http/submit.server'
import { useActionData, useSearchParams } from '~/http/page'
import { Button, LinkButton } from '~/ui/button'
import { Card } from '~/ui/card'
import { LinkTabs } from '~/ui/tabs'
import { Obstacle } from './obstacle'
import { WhatSheSees } from './what-she-sees'
import { CoachingForm, MentoringForm } from './request-forms'

/** Why a mentor takes no requests at present. */
export type Busy = 'inCollaboration' | 'notFree'

type RequestBoxProps = {
  asking: Asking
  mentor: { id: number; name: string }
  kind: Kind | null
  busy: Busy | undefined
}

/** The request form for this viewer, or why there is none and what to do next. */
export function RequestBox({ asking, mentor, kind, busy }: RequestBoxProps) {
  const { t } = useTranslation('public')
  const here = `/mentors/${mentor.id}`
  const back = encodeURIComponent(here)
  switch (asking.state) {
    case 'mentee':
      return <MenteeBox asking={asking} mentor={mentor} kind={kind} />
    case 'own':
      return (
        <Card title={t('errors:obstacle.own_profile.title')}>
          <p className="mb-4">{t('errors:obstacle.own_profile.text')}</p>
          <LinkButton to="/mentor/my-account/profile" variant="secondary">
            {t('requestBox.editOwn')}
          </LinkButton>
        </Card>
      )
    case 'visitor':
      return (
        <Explained state="visitor" busy={busy}>
          <LinkButton to={`/login?redirectTo=${back}`}>{t('common:shell.login')}</LinkButton>
          <LinkButton to={`/mentee/register?redirectTo=${back}`} variant="secondary">
            {t('createAccount')}
          </LinkButton>
        </Explained>
      )
    case 'otherRole':
      return (
        <Explained state="otherRole" busy={busy}>
          <form method="post" action="/switch-account">
            <TokenField />
            <input type="hidden" name="redirectTo" value={here} />
            <Button name="role" value="mentee">
              {t('common:shell.switchTo.mentee')}
            </Button>
          </form>
        </Explained>
      )
    case 'noMentee':
      return (
        <Explained state="noMentee" busy={busy}>
          <BecomeMentee redirectTo={here} birthdateKnown={asking.birthdateKnown}>
            {t('chooseProfile.none.mentee')}
          </BecomeMentee>
        </Explained>
      )
  }
}

function Explained({
  state,
  busy,
  children,
}: {
  state: Exclude<Asking['state'], 'mentee' | 'own'>
  busy?: Busy | undefined
  children: React.ReactNode
}) {
  const { t } = useTranslation('public')
  return (
    <Card title={t(`requestBox.${state}.title`, { context: busy })} tone="primary">
      <p>{t(`requestBox.${state}.text`, { context: busy })}</p>
      <div className="mt-5 flex flex-wrap gap-3">{children}</div>
    </Card>
  )
}

type MenteeBoxProps = { asking: Extract<Asking, { state: 'mentee' }> } & Pick<
  RequestBoxProps,
  'mentor' | 'kind'
>

function MenteeBox({ asking, mentor, kind }: MenteeBoxProps) {
  const { t } = useTranslation('public')
  const { open, closed, due, topics, told } = asking
  const way = open.find((offered) => offered.kind === kind) ?? open[0]
  return (
    <div className="grid gap-5">
      {way && (
        <Card title={t('requestBox.title')} tone="primary">
          <Ways open={open} chosen={way.kind} here={`/mentors/${mentor.id}`} />
          <WhatSheSees mentor={mentor.name} {...told} />
          {way.kind === 'mentoring' ? (
            <MentoringForm key="mentoring" way={way} due={due} />
          ) : (
            <CoachingForm key="coaching" way={way} due={due} topics={topics} />
          )}
        </Card>
      )}
      {!way && <Unsent />}
      {closed.map((closedWay) => (
        <Obstacle key={closedWay.kind} way={closedWay} level={way ? 3 : 2} mentorId={mentor.id} />
      ))}
    </div>
  )
}

/** A request that was refused because every way closed while she wrote it: why, and her words, to copy. */
function Unsent() {
  const { t } = useTranslation('common')
  const { reason, message } = (useActionData() as LastResult)?.initialValue ?? {}
  const words = [reason, message].filter((text) => typeof text === 'string')
  if (words.length === 0) return null
  return (
    <>
      <SentFormErrors />
      <Card title={t('held.written')}>
        {words.map((text) => (
          <p key={text} className="wrap-anywhere whitespace-pre-line">
            {text}
          </p>
        ))}
      </Card>
    </>
  )
}

/** Links between the two forms, if the viewer may request both kinds. */
function Ways({ open, chosen, here }: { open: OpenWay[]; chosen: Kind; here: string }) {
  const { t } = useTranslation('public')
  const [query] = useSearchParams()
  if (open.length < 2) return null
  const tabs = open.map(({ kind }) => ({
    to: `${here}?${new URLSearchParams({ ...Object.fromEntries(query), kind })}`,
    label: t(`common:kind.${kind}`),
    current: kind === chosen,
  }))
  return (
    <div className="mb-6">
      <LinkTabs label={t('requestBox.kind.label')} tabs={tabs} />
    </div>
  )
}
