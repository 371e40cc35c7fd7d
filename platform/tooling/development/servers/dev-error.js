/** What a person who develops can put right: the fact, and what to do. */
class DevError extends Error {}

module.exports = { DevError };
