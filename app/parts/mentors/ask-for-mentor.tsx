import { useTranslation } from '~/i18n/use-translation'
import { useRootData } from '~/http/page'
import { LinkButton } from '~/ui/button'

const form = '/mentee/find-my-mentor'
const andBack = `?redirectTo=${encodeURIComponent(form)}`

/** Leads to the team's form for whoever finds no mentor; a visitor signs in first, or registers. */
export function AskForMentor({ register = false }: { register?: boolean }) {
  const { t } = useTranslation('public')
  const viewer = useRootData()?.viewer
  return (
    <>
      <LinkButton to={viewer ? form : `/login${andBack}`} variant={register ? undefined : 'secondary'}>
        {t('mentors.help.action')}
      </LinkButton>
      {register && !viewer && (
        <LinkButton to={`/mentee/register${andBack}`} variant="secondary">
          {t('createAccount')}
        </LinkButton>
      )}
    </>
  )
}
