/** Loaded on demand, so that the build has a second chunk. */
const Detail = () => <p>Chargé à la demande</p>;

export default Detail;
