/** A chunk of its own. */
const Detail = () => <p>Chargé à la demande</p>;

export default Detail;
