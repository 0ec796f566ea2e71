import { type Args, idParameter, redirect } from '~/http/page.server'

/** The address of older mails; the question stands on the page of the mentorship's end. */
export const loader = ({ params }: Args) =>
  redirect(`/mentor/mentorships/${idParameter(params.mentorshipId)}/thanks#feedback`, 301)
