/** Why a mentor suits a mentee, as it may be said to the mentee; a request that a mentor let expire is the team's to know. */
export const shownReasons = ['shared_topics', 'same_industry', 'same_county', 'answers_quickly'] as const
